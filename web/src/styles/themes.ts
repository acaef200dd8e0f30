// The colours of every game. They come after the tokens, which they change.
import './tokens.css';
import.meta.glob('../lib/games/*/theme.css', { eager: true });
