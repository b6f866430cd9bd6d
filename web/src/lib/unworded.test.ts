import { expect, it } from 'vitest'
import { withoutWords } from './unworded'

it('gives what has no words its own name, and no help', () => {
  expect(withoutWords('technology-solar-sail')).toBe('Solar sail')
  expect(withoutWords('part-3-ore-jump-2')).toBe('3 ore jump 2')
  expect(withoutWords('unheard')).toBe('Unheard')
  expect(withoutWords('technology-solar-sail-help')).toBe('')
})
