export { PendingWords } from "../PendingWords";
