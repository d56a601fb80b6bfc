/**
 * The script of the browser warning, in the language of the oldest browsers (ES5).
 *
 * It first checks whether the server chose the right build by the browser's name: a browser that lacks what the build
 * for recent ones uses (the latest: Chrome 120, Firefox 124, Safari 17.4) requests the other build once. Then it warns
 * if not everything works, which is before Chrome 86, or if nothing works, as the other build cannot be requested
 * without a cookie. A closed warning stays closed on this device; a browser that stores nothing shows it again on the
 * next page.
 */
export const warnOldBrowser = `(function () {
  var chosen = 'portal-build=legacy';
  var isLegacy = document.querySelector('[href*="-legacy-"]');
  var isRecent = window.AbortSignal && AbortSignal.any && window.URL && URL.canParse && window.BroadcastChannel;
  if (!isLegacy && !isRecent && document.cookie.indexOf(chosen) < 0) {
    document.cookie = chosen + '; path=/; SameSite=Lax';
    if (document.cookie.indexOf(chosen) >= 0) return location.reload();
  }
  if ((isLegacy || isRecent) && document.replaceChildren) return;
  var key = 'portal-browser-warning';
  try {
    if (localStorage.getItem(key) === 'closed') return;
  } catch (error) {}
  var banner = document.getElementById('browser-warning');
  if (!isLegacy && !isRecent) {
    var text = document.getElementById('browser-warning-text');
    text.textContent = text.getAttribute('data-unable');
  }
  banner.removeAttribute('hidden');
  document.getElementById('browser-warning-close').onclick = function () {
    banner.setAttribute('hidden', '');
    try {
      localStorage.setItem(key, 'closed');
    } catch (error) {}
  };
})();`
