// Before anything is painted: the theme that was chosen, or the system's.
(function () {
  var chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('ludoteca.settings') || '{}').theme || 'system';
  } catch (e) {
    /* storage is closed: the system's */
  }
  var dark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
