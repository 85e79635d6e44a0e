import {
  affiliationStatusLabel,
  type AffiliationSide,
  type AffiliationStatus,
} from "../../../server/federations/affiliation/affiliation.rules";

interface Affiliation {
  status: string;
  proposedBy: string;
  proposedAt: string;
  answeredAt?: string | null | undefined;
  endedAt?: string | null | undefined;
}

const whoProposed: Partial<Record<AffiliationSide, string>> = {
  ARENA: "A arena pediu",
  FEDERATION: "A federação convidou",
};

/** How it stands, in a line. @param day an instant as a day in words. */
export function affiliationInWords(
  { status, proposedBy, proposedAt, answeredAt, endedAt }: Affiliation,
  day: (instant: string) => string,
): string {
  const proposed = `${whoProposed[proposedBy as AffiliationSide] ?? "Proposta"} em ${day(proposedAt)}`;
  switch (status as AffiliationStatus) {
    case "PENDING":
      return `${proposed}, aguardando resposta`;
    case "ACTIVE":
      return `Desde ${day(answeredAt ?? proposedAt)}`;
    case "ENDED":
      return `De ${day(answeredAt ?? proposedAt)} a ${day(endedAt ?? proposedAt)}`;
    default:
      return `${proposed} · ${affiliationStatusLabel[status as AffiliationStatus]}`;
  }
}
