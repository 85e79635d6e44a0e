import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../../tests/support/component";
import type { LiveState } from "../../../relay/live-status";
import { PlaceTime } from "../../../ui/PlaceTime";
import { dayAt } from "../../../../server/platform/time/time-zone.rules";
import { formatDay } from "../../../ui/format";
import { TvHead } from "./TvWall";

const head = (live: LiveState) =>
  show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <TvHead name="Interno de hoje" live={live} />
    </PlaceTime>,
  );

test("without a connection the wall says how old it is", async () => {
  head({ status: "lost", asOf: Date.now() - 5 * 60_000 });
  expect(screen.getByRole("status")).toHaveTextContent("Sem conexão ao vivo · atualizado há 5 minutos");
  expect(await problemsShown()).toEqual([]);
});

test("with one it shows the name, the clock and the day, and nothing else", () => {
  head({ status: "live", asOf: Date.now() });
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText(formatDay(dayAt(Date.now(), "America/Sao_Paulo")))).toBeVisible();
});
