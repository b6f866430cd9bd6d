// Where the page is, kept in the address after `#`, so that a seat's secret never reaches a server log.

export interface Route {
  /** 'art' shows developers all pictures. */
  page: 'lobby' | 'table' | 'art'
  table: string
  seat: string
  watch: string
}

function read(): Route {
  const [path = '', query = ''] = location.hash.replace(/^#\/?/, '').split('?')
  const parts = path.split('/')
  const asked = new URLSearchParams(query)
  return {
    page: parts[0] === 'table' && parts[1] ? 'table' : parts[0] === 'art' ? 'art' : 'lobby',
    table: parts[1] ?? '',
    seat: asked.get('seat') ?? '',
    watch: asked.get('watch') ?? '',
  }
}

class Router {
  now: Route = $state(read())

  constructor() {
    addEventListener('hashchange', () => (this.now = read()))
  }

  lobby(): void {
    location.hash = '#/'
  }

  table(table: string): void {
    location.hash = `#/table/${table}`
  }
}

export const router = new Router()

export function linkTo(table: string, kind: 'seat' | 'watch', token: string): string {
  return `${location.origin}${location.pathname}#/table/${table}?${kind}=${token}`
}
