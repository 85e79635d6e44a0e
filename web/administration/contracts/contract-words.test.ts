import { expect, test } from "vitest";
import { afterwardsInWords, validityInBrief, validityInWords } from "./contract-row";

const firstDay = "2026-01-01";

test("from when until when it runs, or really ran", () => {
  const said = (termEnd: string | null, endedOn: string | null = null) =>
    validityInWords({ firstDay, termEnd, endedOn });
  expect(said("2026-12-31")).toBe("01/01/2026 – 31/12/2026");
  expect(said(null)).toBe("01/01/2026 – sem prazo");
  expect(said("2026-12-31", "2026-06-15")).toBe("01/01/2026 – 14/06/2026");
  expect(said(null, "2026-06-15")).toBe("01/01/2026 – 14/06/2026");
  expect(said("2026-12-31", "2027-03-01")).toBe("01/01/2026 – 31/12/2026");
  expect(said("2026-12-31", "2025-12-10")).toBe("Não chegou a valer (seria de 01/01/2026)");
});

test("the same in brief", () => {
  const said = (
    state: "SCHEDULED" | "RUNNING" | "ENDED",
    termEnd: string | null,
    endedOn: string | null = null,
  ) => validityInBrief({ firstDay, state, termEnd, endedOn });
  expect(said("RUNNING", "2026-12-31")).toBe("até 31/12/2026");
  expect(said("RUNNING", null)).toBe("sem prazo");
  expect(said("SCHEDULED", "2026-12-31")).toBe("de 01/01/2026");
  expect(said("ENDED", null, "2026-06-15")).toBe("até 14/06/2026");
  expect(said("ENDED", null, "2025-06-15")).toBe("não chegou a valer");
});

test("what is decided about its end", () => {
  const said = (endedOn: string | null, termMonths: number | null, state: "RUNNING" | "ENDED" = "RUNNING") =>
    afterwardsInWords({ state, endedOn, termMonths, renewsItself: termMonths !== null });
  expect(said(null, null)).toBeNull();
  expect(said(null, 12)).toBe("Renova sozinho por 12 meses");
  expect(said(null, 1)).toBe("Renova sozinho por 1 mês");
  expect(said("2026-12-01", 12)).toBe("Encerra em 01/12/2026");
  expect(said("2026-12-01", null, "ENDED")).toBeNull();
});
