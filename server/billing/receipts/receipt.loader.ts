import type { ActionContext } from "../../platform/context";
import { standingPayments } from "../ledger.rules";

const receiverColumns = { name: true, cnpj: true, fullAddress: true } as const;

/** A payment with all that its receipt says; null where there is none with that key. */
export const paidEntry = ({ db }: ActionContext, id: string) =>
  db.ledgerEntry.findUnique({
    where: { id, kind: "PAYMENT" },
    include: {
      charge: {
        include: {
          entries: { orderBy: { position: "asc" } },
          athlete: { select: { fullName: true, cpf: true } },
          arena: { select: { ...receiverColumns, timeZone: true } },
          federation: { select: receiverColumns },
        },
      },
    },
  });

export type Paid = NonNullable<Awaited<ReturnType<typeof paidEntry>>>;

/** Whether a payment still counts. */
export const stands = ({ id, charge }: Paid): boolean =>
  standingPayments(charge.entries).some((payment) => payment.id === id);
