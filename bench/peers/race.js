// A race for boardgame.io that is about as much work as Senet: two seats, five pawns each, thirty squares, a throw of four
// sticks a turn, pawns that change places, pairs that are safe, some throws that go again. No rule book is followed to the
// letter: what is measured is what an engine does with a game of this size.

const SQUARES = 30;
const PAWNS = 5;
const AGAIN = [1, 4, 5];

function throwSticks(random) {
  const flat = random.Die(2, 4).filter((side) => side === 2).length;
  return flat === 0 ? 5 : flat;
}

function isSafe(board, square) {
  const owner = board[square];
  return board[square - 1] === owner || board[square + 1] === owner;
}

function mayGo(board, seat, from, steps) {
  const to = from + steps;
  if (board[from] !== seat) return false;
  if (to >= SQUARES) return true;
  return board[to] !== seat && (board[to] === null || !isSafe(board, to));
}

function begin(G, random, seat) {
  G.throw = throwSticks(random);
  G.may = [...G.board.keys()].filter((from) => mayGo(G.board, seat, from, G.throw));
}

function goOn({ G, random, events, playerID }, again) {
  const next = again ? playerID : playerID === '0' ? '1' : '0';
  begin(G, random, next);
  if (!again) events.endTurn();
}

const race = {
  name: 'race',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const board = Array.from({ length: SQUARES }, (_, square) =>
      square < 2 * PAWNS ? String(square % 2) : null,
    );
    const G = { board, off: [0, 0], throw: 0, may: [] };
    begin(G, random, '0');
    return G;
  },
  moves: {
    go: (context, from) => {
      const { G, events, playerID } = context;
      if (!G.may.includes(from)) return 'INVALID_MOVE';
      const to = from + G.throw;
      if (to >= SQUARES) {
        G.board[from] = null;
        G.off[playerID] += 1;
        if (G.off[playerID] === PAWNS) {
          events.endGame({ winner: playerID });
          return undefined;
        }
      } else {
        [G.board[from], G.board[to]] = [G.board[to], G.board[from]];
      }
      goOn(context, AGAIN.includes(G.throw));
      return undefined;
    },
    pass: (context) => {
      if (context.G.may.length > 0) return 'INVALID_MOVE';
      goOn(context, false);
      return undefined;
    },
  },
};

module.exports = { race };
