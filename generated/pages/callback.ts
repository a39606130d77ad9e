export const script = "\"use strict\";(()=>{history.replaceState(null,\"\",location.pathname);})();";
