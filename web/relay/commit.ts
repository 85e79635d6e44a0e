export { commitMutation } from "relay-runtime";
