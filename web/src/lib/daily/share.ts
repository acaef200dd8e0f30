// Hands a text to whoever it shall be sent to: phones have a sheet of their own for it, where the page is secure enough to
// ask; elsewhere it is copied.
import type { I18n } from '$lib/i18n/i18n.svelte';
import { copyText } from '$lib/ui/copy';
import type { Toasts } from '$lib/ui/toasts.svelte';

export async function shareOut(
  { title, text, page }: { title: string; text?: string | undefined; page: string },
  { t }: I18n,
  toasts: Pick<Toasts, 'show'>,
): Promise<void> {
  const url = `${location.origin}${page}`;
  if (navigator.share) {
    await navigator.share({ title, ...(text && { text }), url }).catch(() => undefined);
    return;
  }
  const copied = await copyText(text ? `${text}\n${url}` : url);
  if (copied) toasts.show(t(text ? 'summary-copied' : 'ui-copied'), 'check');
  else toasts.show(t('ui-copy-failed'));
}
