// Keeps the pictures of the page. Their names carry a digest of their bytes, so what is kept never has to be asked for again;
// when another version of a picture comes, the one before it goes. Nothing else is touched.

const KEPT = 'art'
const PICTURE = /^\/art\/([^/]+)\.[0-9a-f]{10}\.webp$/

const nameOf = (address) => PICTURE.exec(new URL(address).pathname)?.[1]

async function keep(request, name, response) {
  const kept = await caches.open(KEPT)
  for (const known of await kept.keys()) if (nameOf(known.url) === name) await kept.delete(known)
  await kept.put(request, response)
}

async function answer(event, name) {
  const known = await caches.match(event.request, { cacheName: KEPT })
  if (known) return known
  const response = await fetch(event.request)
  // a full disk must not cost the picture
  if (response.ok) event.waitUntil(keep(event.request, name, response.clone()).catch(() => undefined))
  return response
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const name = event.request.method === 'GET' ? nameOf(event.request.url) : undefined
  if (name) event.respondWith(answer(event, name))
})
