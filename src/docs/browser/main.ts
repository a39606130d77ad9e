// The script of the site.
import './copy.ts';
import './contents.ts';
import './health.ts';
import './search.ts';
import './tabs.ts';
