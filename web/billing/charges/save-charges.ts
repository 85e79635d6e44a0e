import { chargesExportPath, chargesFileName } from "../../../server/billing/charges/charges-export.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { today } from "../../ui/format";
import type { ChargeVariables } from "./charge-filters";

type Asked = Pick<ChargeVariables, "search" | "month" | "standing"> &
  Partial<Pick<ChargeVariables, "service">>;

/** Whose charges they are. */
export interface SavedReceiver {
  key: string;
  as: "arena" | "federacao";
  timeZone: string;
}

/** All that the page of an arena's or a federation's charges finds, as a file. */
export const saveCharges = (receiver: SavedReceiver, asked: Asked) =>
  saveServedSheet({
    key: "cobrancas",
    what: "as cobranças",
    rows: "cobranças",
    address: addressOf(receiver, asked),
    fileName: chargesFileName(today(receiver.timeZone)),
  });

function addressOf({ key, as }: SavedReceiver, { search, month, service, standing }: Asked): string {
  const asked = new URLSearchParams({
    [as]: key,
    ...(search ? { busca: search } : {}),
    ...(month ? { mes: month.slice(0, 7) } : {}),
    ...(service ? { servico: service } : {}),
    ...(standing ? { situacao: standing } : {}),
  });
  return `${chargesExportPath}?${asked}`;
}
