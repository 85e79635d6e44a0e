import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { numberOrNull } from "../../ui/form/typed-numbers";
import { markSaved, onlyTouched } from "./save-settings";

test("only what was touched is sent, also when it was emptied", () => {
  const change = { name: "Super 8", endDate: null, feeInCents: 5000 };
  expect(onlyTouched(change, { endDate: true, feeInCents: true })).toEqual({
    endDate: null,
    feeInCents: 5000,
  });
  expect(onlyTouched(change, {})).toEqual({});
});

test("a blank number is none", () => {
  expect(numberOrNull("")).toBeNull();
  expect(numberOrNull("12")).toBe(12);
  expect(numberOrNull(null)).toBeNull();
});

test("what is edited while the rest is being saved stays, and is unsaved", () => {
  const { result } = renderHook(() => useForm({ defaultValues: { name: "Copa", feeInCents: 100 } }));
  const { getValues, setValue } = result.current;
  const edit = (field: "name" | "feeInCents", value: string | number) =>
    act(() => setValue(field, value, { shouldDirty: true }));
  edit("name", "Copa de Verão");
  const sent = { ...getValues() };
  edit("feeInCents", 200);
  const mark = (values: typeof sent) => {
    let later = false;
    act(() => {
      later = markSaved(result.current, values);
    });
    return later;
  };
  expect(mark(sent)).toBe(true);
  expect(getValues()).toEqual({ name: "Copa de Verão", feeInCents: 200 });
  expect(mark({ ...getValues() })).toBe(false);
});
