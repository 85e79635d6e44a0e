import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import { PlacesSheet } from "./PlacesSheet";
import type { Place } from "./menu";

const places: Place[] = [
  { id: "federation:f1", area: "federation", key: "f1", name: "FCBT", title: "Secretária" },
  { id: "arena:a1", area: "arena", key: "a1", name: "Arena Beira-Mar", title: "Gestão" },
  { id: "arena:a2", area: "arena", key: "a2", name: "Arena Dunas", title: "Gestão" },
];

test("shows where one is, and leads to where one goes", async () => {
  const onChoose = vi.fn<(place: Place) => void>();
  const onClose = vi.fn<() => void>();
  const { user } = show(
    <PlacesSheet places={places} current={places[1]!} onChoose={onChoose} onClose={onClose} />,
  );
  expect(screen.getByRole("dialog", { name: "Trocar de área" })).toBeVisible();
  const here = screen.getByRole("button", { name: "Arena Beira-Mar Gestão" });
  expect(here).toHaveFocus();
  expect(here).toHaveAttribute("aria-current", "true");
  expect(screen.getAllByRole("button", { current: false })).toHaveLength(2);
  expect(await problemsShown()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Arena Dunas Gestão" }));
  expect(onChoose.mock.calls).toEqual([[places[2]]]);
  expect(onClose).toHaveBeenCalledOnce();
});
