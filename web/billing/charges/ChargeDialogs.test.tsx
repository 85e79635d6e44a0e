import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { show } from "../../../tests/support/component";
import type { ActingOnCharge } from "./shown-charge";
import { ChargeDialogs } from "./ChargeDialogs";

function Page() {
  const [acting, setActing] = useState<ActingOnCharge | null>(null);
  return (
    <>
      <button type="button" onClick={() => setActing({ act: "pay", chargeId: "charge" })}>
        Baixa Manual
      </button>
      <ChargeDialogs
        arenaId="arena"
        today="2026-11-26"
        acting={acting}
        onDone={() => undefined}
        onClose={() => setActing(null)}
      />
    </>
  );
}

test("a charge that did not come is told of beside the page, and asked for with the next press", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { server, user } = show(<Page />);
  const pay = () => screen.getByRole("button", { name: "Baixa Manual" });
  await user.click(pay());
  await server.fails();
  expect(await screen.findByText("Não foi possível abrir")).toBeVisible();
  await user.click(pay());
  expect(server.sent()).toEqual([{ id: "charge" }]);
});
