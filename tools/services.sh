#!/bin/sh
# What some tests run for real: PostgreSQL, Redis, Chromium. Installed when we are root and apt is here.
missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$missing postgresql"
command -v redis-server >/dev/null || missing="$missing redis-server"
browser="" # one of those that tools/browsing.py looks for
for name in chromium-headless-shell chromium chromium-browser; do
    command -v $name >/dev/null && browser=$name
done
[ -z "$browser" ] && missing="$missing chromium"
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    wait="-o DPkg::Lock::Timeout=120" # somebody else may be installing
    apt-get update -qq $wait # when a single source fails, what the others list may do
    apt-cache show chromium-headless-shell >/dev/null 2>&1 && missing=$(echo "$missing" | sed 's/chromium/&-headless-shell/')
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $wait --no-install-recommends $missing && exit 0
fi
echo "not here:$missing; the tests that need them will be skipped"
