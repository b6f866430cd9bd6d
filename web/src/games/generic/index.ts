import type { GameModule } from '..'
import { say } from '../../lib/words.svelte'
import Board from './Board.svelte'

const module: GameModule = {
  Board,
  get surfaces() {
    return [{ id: 'view', label: say('board'), icon: 'board' as const }]
  },
}

export default module
