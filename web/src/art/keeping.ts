// The service worker keeps pictures for good: their names change when they do.

export function keepPictures(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // after everything else, for it helps the next visit and not this one; a browser that refuses simply asks again
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined))
}
