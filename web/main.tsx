import { showApp } from "./start-app";

// What the files do when they arrive is enough for one moment: a press is answered before the page is drawn.
setTimeout(showApp);
