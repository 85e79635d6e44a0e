import { showApp } from "./start-app";

showApp();
