import { graphql, readInlineData } from "react-relay/hooks";
import type {
  readCharge_charge$data,
  readCharge_charge$key,
} from "../../__generated__/readCharge_charge.graphql";

/** Reads everything that is shown of a charge or needed by its actions. */
export function readCharge(charge: readCharge_charge$key) {
  const data = readInlineData(
    graphql`
      fragment readCharge_charge on Charge @inline {
        id
        payerName
        receiverName
        remindedAt
        athlete {
          phone
        }
        kind
        description
        standing
        amountInCents
        dueOn
        serviceDate
        paidOn
        referenceMonth
        receivedInCents
        refundedInCents
        creditInCents
        refundDueInCents
        openInCents
        fineInCents
        interestInCents
        pixCode
        ofPlace
        tournamentKey
        boletoAct
        boleto {
          status
          amountInCents
          dueOn
          isMissed
          note
          line
          pdfPath
        }
        entries {
          kind
          on
          amountInCents
          dueOn
          method
          reason
          receiptPath
          recordedAt
          recordedByName
        }
      }
    `,
    charge,
  );
  const { receiverName, remindedAt, athlete, paidOn, boleto } = data;
  const { id, payerName, kind, description, standing, amountInCents, dueOn, serviceDate } = data;
  const { referenceMonth, receivedInCents, refundedInCents, creditInCents, refundDueInCents, pixCode } = data;
  const { openInCents, fineInCents, interestInCents, ofPlace, tournamentKey, entries } = data;
  return {
    id,
    payerName,
    receiverName,
    remindedAt,
    /** Null if there is none, or if the user may not see it. */
    payerPhone: athlete?.phone ?? null,
    kind,
    description,
    standing,
    amountInCents,
    dueOn,
    serviceDate,
    paidOn: paidOn ?? null,
    referenceMonth,
    receivedInCents,
    refundedInCents,
    creditInCents,
    refundDueInCents,
    pixCode,
    openInCents,
    fineInCents,
    interestInCents,
    ofPlace,
    tournamentKey: tournamentKey ?? null,
    boletoAct: data.boletoAct ?? null,
    boleto: boleto ? readBoleto(boleto) : null,
    entries: entries.map(({ kind: what, on, amountInCents: cents, dueOn: due, method, ...of }) => ({
      kind: what,
      on,
      amountInCents: cents,
      dueOn: due,
      method,
      reason: of.reason,
      receiptPath: of.receiptPath,
      recordedAt: of.recordedAt,
      recordedByName: of.recordedByName,
    })),
  };
}

const readBoleto = (boleto: NonNullable<readCharge_charge$data["boleto"]>) => {
  const { status, amountInCents, dueOn, isMissed, note, line, pdfPath } = boleto;
  return { status, amountInCents, dueOn, isMissed, note, line, pdfPath };
};

export type ShownCharge = ReturnType<typeof readCharge>;

/** What is owed today in centavos, including late fee and interest. */
export const owedToday = ({
  openInCents,
  fineInCents,
  interestInCents,
}: Pick<ShownCharge, "openInCents" | "fineInCents" | "interestInCents">): number =>
  openInCents + fineInCents + interestInCents;
