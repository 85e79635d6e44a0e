import { classOccupancy } from "../../../server/classes/class-occupancy.rules";

export const run = (input: { enrolled: number; max: number }) => classOccupancy(input);
