export { startOutbox } from "../attendance/outbox";
