import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../tests/support/component";
import { PlaceTime } from "../../ui/PlaceTime";
import { LiveIndicator } from "./LiveIndicator";

test("only what is being played is live", () => {
  show(<LiveIndicator live={{ status: "live", asOf: Date.now() }} running />);
  expect(screen.getByText("Ao vivo")).toBeVisible();
});

test("before the first ball and after the last nothing is", () => {
  show(<LiveIndicator live={{ status: "live", asOf: Date.now() }} running={false} />);
  expect(screen.queryByText("Ao vivo")).toBeNull();
});

test("without a connection it says how old the page is", () => {
  show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <LiveIndicator live={{ status: "lost", asOf: Date.now() - 5 * 60_000 }} running />
    </PlaceTime>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Sem conexão ao vivo· atualizado há 5 minutos");
});
