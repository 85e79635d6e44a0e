export { Places } from "../Places";
