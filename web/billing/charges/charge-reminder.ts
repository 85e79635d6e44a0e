import { formatDate, formatMoney } from "../../ui/format";
import { owedToday, type ShownCharge } from "./read-charge";

type Owed = Parameters<typeof owedToday>[0] &
  Pick<ShownCharge, "payerName" | "receiverName" | "description" | "standing" | "dueOn" | "pixCode">;

/** What the receiver writes to who owes; they read it once more before it is sent. */
export function chargeReminderText(charge: Owed): string {
  const { payerName, receiverName, description, standing, dueOn, pixCode } = charge;
  const [first] = (payerName ?? "").split(" ");
  const day = dueOn ? formatDate(dueOn) : null;
  const owed = formatMoney(owedToday(charge));
  const what = `${description}, ${receiverName}`;
  const sentence =
    standing === "OVERDUE"
      ? `Está em aberto desde ${day}: ${what}. Hoje são ${owed}, com multa e juros.`
      : `Lembrete: ${what}, de ${owed}${day === null ? "" : `, vence em ${day}`}.`;
  return [
    `${first ? `Oi, ${first}!` : "Oi!"} ${sentence}`,
    ...(pixCode ? [`Pix copia e cola:\n${pixCode}`] : []),
    "Se já pagou, desconsidere. Qualquer dúvida, é só responder aqui.",
  ].join("\n\n");
}
