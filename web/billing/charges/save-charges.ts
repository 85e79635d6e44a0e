import { chargesExportPath, chargesFileName } from "../../../server/billing/charges/charges-export.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { today } from "../../ui/format";
import type { ChargeVariables } from "./charge-filters";

/** All that the page of an arena's charges finds, as a file. */
export const saveCharges = (arena: { key: string; timeZone: string }, asked: ChargeVariables) =>
  saveServedSheet({
    key: "cobrancas",
    what: "as cobranças",
    rows: "cobranças",
    address: addressOf(arena.key, asked),
    fileName: chargesFileName(today(arena.timeZone)),
  });

function addressOf(arena: string, { search, month, service, standing }: ChargeVariables): string {
  const asked = new URLSearchParams({
    arena,
    ...(search ? { busca: search } : {}),
    ...(month ? { mes: month.slice(0, 7) } : {}),
    ...(service ? { servico: service } : {}),
    ...(standing ? { situacao: standing } : {}),
  });
  return `${chargesExportPath}?${asked}`;
}
