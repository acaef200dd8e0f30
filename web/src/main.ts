// The page starts here: words and light first, then the first screen.
import { mount } from 'svelte';
import App from './App.svelte';
import { I18n } from './lib/i18n/i18n.svelte';
import { firstLang } from './lib/i18n/languages';
import { Theme } from './lib/theme.svelte';
import './lib/ui/keys';
import './styles/themes';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place to mount');

const theme = new Theme();
const i18n = await I18n.load(firstLang());
mount(App, { target, props: { i18n, theme } });
