"""Questions to servers of our own: patient, and without the certificates that httpx reads for every client."""

import ssl
from functools import partial

import httpx
from support.patience import PATIENCE

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""No server of the tests speaks TLS; reading the certificates takes 23 ms each time."""

get = partial(httpx.get, verify=NO_TLS, timeout=PATIENCE)
post = partial(httpx.post, verify=NO_TLS, timeout=PATIENCE)
client = partial(httpx.Client, verify=NO_TLS, timeout=PATIENCE)
