// How the table looks once an event has been shown, before the view that follows it is there.
// It only repeats what events tell: pieces that went from one square to another.
import { wallsOn } from './geometry';
import { MISFORTUNE, PIECES, SQUARES, type EventView, type View } from './types';

/** Who stands where when the sides have been chosen (N3). */
export const setUp = (odd: number): (number | null)[] =>
  SQUARES.map((square) => (square > 2 * PIECES ? null : square % 2 === 1 ? odd : 1 - odd));

export function after(view: View, event: EventView): View {
  const board = [...view.board];
  const off: [number, number] = [...view.off];
  const seatOn = (square: number) => board[square - 1] ?? null;
  const put = (square: number, seat: number | null) => (board[square - 1] = seat);
  const leave = (square: number, seat: number) => {
    put(square, null);
    off[seat] = (off[seat] ?? 0) + 1;
  };
  switch (event.type) {
    case 'begins':
      return { ...view, first: event.seat, to_move: event.seat };
    case 'chose': {
      const odd = event.side === 'odd' ? event.seat : 1 - event.seat;
      return { ...view, odd, board: setUp(odd) };
    }
    case 'thrown':
      return { ...view, thrown: event.throw };
    case 'moved':
    case 'stepped-back':
    case 'swapped':
    case 'swapped-back': {
      const [mover, met] = [seatOn(event.from), seatOn(event.to)];
      put(event.from, met);
      put(event.to, mover);
      break;
    }
    case 'collided':
      put(event.from, null);
      put(event.back_to, event.seat);
      break;
    case 'fell':
      put(MISFORTUNE, null);
      put(event.to, event.seat);
      break;
    case 'freed':
      leave(MISFORTUNE, event.seat);
      break;
    case 'left':
      leave(event.from, event.seat);
      break;
    case 'won':
      return { ...view, phase: { type: 'over', winner: event.seat } };
    default:
      return view;
  }
  return { ...view, board, off, walls: wallsOn(board) };
}
