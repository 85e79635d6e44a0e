import { expect, test } from "vitest";
import {
  addressOfEnrolmentFilters,
  enrolmentFiltersFrom,
  enrolmentVariables,
  noEnrolmentFilters,
} from "./enrolment-filters";

test("the address brings back what was filtered", () => {
  const filters = { search: "Ana", status: "AWAITING_PAYMENT", categoryId: "c", owing: true } as const;
  expect(enrolmentFiltersFrom(new URLSearchParams(addressOfEnrolmentFilters(filters)))).toEqual(filters);
  expect(addressOfEnrolmentFilters(noEnrolmentFilters)).toEqual({});
});

test("an unknown state filters nothing", () => {
  expect(enrolmentFiltersFrom(new URLSearchParams("situacao=QUALQUER"))).toEqual(noEnrolmentFilters);
  expect(enrolmentVariables(noEnrolmentFilters)).toEqual({
    search: null,
    statuses: null,
    categoryId: null,
    owing: null,
  });
});
