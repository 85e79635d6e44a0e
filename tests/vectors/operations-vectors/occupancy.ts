import { classOccupancy } from "../../../server/classes/class-kind-and-status.rules";

export const run = (input: { enrolled: number; max: number }) => classOccupancy(input);
