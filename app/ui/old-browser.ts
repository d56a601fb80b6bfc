/**
 * The script of the browser warning, in the language of the oldest browsers (ES5). What it looks for came last of
 * what the portal cannot do without: Chrome 116, Edge 116, Firefox 124, Safari 17.4. A closed warning stays closed
 * on this device; a browser that keeps nothing shows it again on the next page.
 */
export const warnOldBrowser = `(function () {
  if (window.AbortSignal && AbortSignal.any && 'inert' in HTMLElement.prototype) return;
  var key = 'portal-browser-warning';
  try {
    if (localStorage.getItem(key) === 'closed') return;
  } catch (error) {}
  var banner = document.getElementById('browser-warning');
  banner.removeAttribute('hidden');
  document.getElementById('browser-warning-close').onclick = function () {
    banner.setAttribute('hidden', '');
    try {
      localStorage.setItem(key, 'closed');
    } catch (error) {}
  };
})();`
