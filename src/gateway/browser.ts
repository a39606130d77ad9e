// The code stays in the history no longer than the page needs to appear.
history.replaceState(null, '', location.pathname);
