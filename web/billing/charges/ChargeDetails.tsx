import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { MessageCircle, ReceiptText, FileDown } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import { boletoStatusLabel } from "../../../server/billing/boletos/boleto.rules";
import { chargeKindLabel } from "../../../server/billing/charges/charge-kind.rules";
import { monthInDigits } from "../../../server/billing/charges/charges-export.rules";
import { ledgerEntryLabel, paymentMethodLabel } from "../../../server/billing/charge-words.rules";
import type { ChargeDetailsQuery } from "../../__generated__/ChargeDetailsQuery.graphql";
import { tournamentPathsAt } from "../../tournaments/public/tournament-path";
import { CopyButton, whatsAppLinkTo } from "../../ui/ShareLinks";
import { DetailSection, Fact } from "../../ui/Facts";
import { EmptyState } from "../../ui/PageStates";
import { formatDate, formatDateTime, formatMoney } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { QrCode } from "../../ui/QrCode";
import {
  type ActingOnCharge,
  actsOnCharge,
  chargeActLabel,
  isDangerous,
  owedToday,
  readCharge,
  type ShownCharge,
} from "./shown-charge";
import { ChargeStatus } from "../public/charge-look";
import { payerOf } from "./charge-columns";
import { useSaveServedFile } from "../../relay/use-save-served-file";
import { PendingButton } from "../../ui/form/PendingButton";

interface ChargeDetailsProps {
  id: string;
  /** Relay fetch key: a new value refetches the details. */
  fetchKey: string;
  timeZone: string;
  /** The receiver's actions; left out for the payer. */
  onAct?: (acting: ActingOnCharge) => void;
}

/** One charge: what it is for, what is owed today, the Pix code, and its history. */
export function ChargeDetails({ id, fetchKey, timeZone, onAct }: ChargeDetailsProps) {
  const { node } = useLazyLoadQuery<ChargeDetailsQuery>(
    graphql`
      query ChargeDetailsQuery($id: ID!) {
        node(id: $id) {
          ...shownCharge_charge @alias(as: "charge")
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!node?.charge) return <EmptyState icon={ReceiptText} title="Cobrança não encontrada" />;
  const charge = readCharge(node.charge);
  return (
    <Stack gap="5" pb="4">
      <ChargeFacts charge={charge} />
      {onAct ? (
        <>
          <Acts charge={charge} onAct={onAct} />
          <Reminding charge={charge} timeZone={timeZone} />
          <OfPlace charge={charge} />
        </>
      ) : null}
      <Owed charge={charge} />
      <BoletoPart charge={charge} />
      <DetailSection title="Histórico">
        <Stack as="ol" gap="3" listStyleType="none">
          {charge.entries.map((entry, index) => (
            <Entry key={`${entry.recordedAt}-${index}`} entry={entry} timeZone={timeZone} />
          ))}
        </Stack>
      </DetailSection>
    </Stack>
  );
}

/** The actions that the charge's status allows; the most common one first. */
function Acts({ charge, onAct }: { charge: ShownCharge; onAct: (acting: ActingOnCharge) => void }) {
  const acts = actsOnCharge(charge);
  if (acts.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap">
      {acts.map((act, index) => (
        <Button
          key={act}
          size="sm"
          variant={index === 0 && act === "pay" ? "solid" : "outline"}
          colorPalette={isDangerous(act) ? "flag" : index === 0 && act === "pay" ? undefined : "gray"}
          onClick={() => onAct({ act, chargeId: charge.id })}
        >
          {chargeActLabel[act]}
        </Button>
      ))}
    </Flex>
  );
}

/** Reminders: a message that the receiver sends, and the mail that the system has sent. */
function Reminding({ charge, timeZone }: { charge: ShownCharge; timeZone: string }) {
  const { payerPhone, remindedAt } = charge;
  if (owedToday(charge) === 0) return null;
  const link = payerPhone === null ? null : whatsAppLinkTo(payerPhone, chargeReminderText(charge));
  if (link === null && !remindedAt) return null;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      {link === null ? null : (
        <Button asChild size="sm" variant="outline" colorPalette="gray">
          <a href={link} target="_blank" rel="noreferrer">
            <MessageCircle />
            Cobrar no WhatsApp
          </a>
        </Button>
      )}
      {remindedAt ? (
        <Text textStyle="sm" color="fg.muted">
          Lembrado por e-mail em {formatDateTime(remindedAt, timeZone)}
        </Text>
      ) : null}
    </Flex>
  );
}

/** The charge of an enrolment is changed, refunded and cancelled on the enrolments page. */
function OfPlace({ charge: { ofPlace, tournamentKey } }: { charge: ShownCharge }) {
  const { enrolments } = tournamentPathsAt(useLocation().pathname);
  if (!ofPlace || tournamentKey === null) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      Valor, cancelamento e reembolso seguem a inscrição:{" "}
      <TextLink to={enrolments(tournamentKey)}>ver em Inscritos</TextLink>.
    </Text>
  );
}

function ChargeFacts({ charge }: { charge: ShownCharge }) {
  const { payerName, kind, description, standing, amountInCents, dueOn, serviceDate, referenceMonth } =
    charge;
  return (
    <SimpleGrid as="dl" columns={2} gap="4">
      <Fact name="Quem paga" large wide>
        {payerOf({ payerName })}
      </Fact>
      <Fact name="Descrição" wide>
        {description}
      </Fact>
      <Fact name="Tipo de Cobrança">{chargeKindLabel[kind]}</Fact>
      <Fact name="Status">
        <ChargeStatus standing={standing} paidOn={charge.paidOn} />
      </Fact>
      <Fact name="Valor">{formatMoney(amountInCents)}</Fact>
      <Fact name="Vencimento">{dueOn ? formatDate(dueOn) : "Sem vencimento"}</Fact>
      <Fact name="Referência">{monthInDigits(referenceMonth)}</Fact>
      <Fact name="Data">{formatDate(serviceDate)}</Fact>
      {charge.receivedInCents > 0 ? <Fact name="Recebido">{formatMoney(charge.receivedInCents)}</Fact> : null}
      {charge.refundedInCents > 0 ? (
        <Fact name="Reembolsado">{formatMoney(charge.refundedInCents)}</Fact>
      ) : null}
      {charge.refundDueInCents > 0 ? (
        <Fact name="A reembolsar">{formatMoney(charge.refundDueInCents)}</Fact>
      ) : null}
      {charge.creditInCents > 0 ? <Fact name="Crédito">{formatMoney(charge.creditInCents)}</Fact> : null}
    </SimpleGrid>
  );
}

function Owed({ charge }: { charge: ShownCharge }) {
  const { fineInCents, interestInCents, pixCode } = charge;
  const owed = owedToday(charge);
  if (owed === 0) return null;
  return (
    <DetailSection title="A pagar hoje">
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Total" large wide>
          {formatMoney(owed)}
        </Fact>
        {fineInCents > 0 ? <Fact name="Multa">{formatMoney(fineInCents)}</Fact> : null}
        {interestInCents > 0 ? <Fact name="Juros">{formatMoney(interestInCents)}</Fact> : null}
      </SimpleGrid>
      {pixCode ? (
        <>
          <QrCode text={pixCode} label="QR code do Pix" />
          <Text textStyle="sm" color="fg.muted" wordBreak="break-all">
            {pixCode}
          </Text>
          <CopyButton text={pixCode} label="Copiar código Pix" variant="outline" />
        </>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          Sem chave Pix cadastrada, não há código para pagar.
        </Text>
      )}
    </DetailSection>
  );
}

/** The boleto of an open charge: its digits and its PDF once the bank has registered it. */
function BoletoPart({ charge: { boleto, standing } }: { charge: ShownCharge }) {
  if (!boleto || (standing !== "PENDING" && standing !== "OVERDUE")) return null;
  const { status, amountInCents, dueOn, isMissed, note, line, pdfPath } = boleto;
  if (status === "DROPPED" || status === "TAKEN_OUT") return null;
  return (
    <DetailSection title="Boleto">
      <SimpleGrid as="dl" columns={2} gap="4">
        <Fact name="Situação do boleto" wide>
          {boletoStatusLabel[status]}
        </Fact>
        <Fact name="Valor do boleto">{formatMoney(amountInCents)}</Fact>
        <Fact name="Vencimento do boleto">{formatDate(dueOn)}</Fact>
      </SimpleGrid>
      {note ? <Text textStyle="sm">{note}</Text> : null}
      {line ? (
        <>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {line}
          </Text>
          <Flex gap="2" wrap="wrap">
            <CopyButton text={line.replace(/\D/g, "")} label="Copiar linha digitável" variant="outline" />
            {pdfPath ? <BoletoButton path={pdfPath} dueOn={dueOn} /> : null}
          </Flex>
        </>
      ) : !isMissed && (status === "WAITING" || status === "SENT") ? (
        <Text textStyle="sm" color="fg.muted">
          A linha digitável e o PDF aparecem aqui quando o banco confirma o registro.
        </Text>
      ) : null}
    </DetailSection>
  );
}

function BoletoButton({ path, dueOn }: { path: string; dueOn: string }) {
  const [save, pending] = useSaveServedFile("Boleto não baixado");
  return (
    <PendingButton
      variant="outline"
      colorPalette="gray"
      pending={pending}
      onClick={() => void save(path, `boleto-${dueOn}.pdf`, "application/pdf")}
    >
      <FileDown size={16} aria-hidden />
      Baixar boleto em PDF
    </PendingButton>
  );
}

function Entry({ entry, timeZone }: { entry: ShownCharge["entries"][number]; timeZone: string }) {
  const { kind, on, amountInCents, dueOn, method, reason, receiptPath, recordedAt, recordedByName } = entry;
  const facts = [
    formatDate(on),
    method ? paymentMethodLabel[method] : null,
    dueOn ? `vence em ${formatDate(dueOn)}` : null,
  ].filter((fact) => fact !== null);
  return (
    <Stack as="li" gap="0.5">
      <Text fontWeight="semibold">
        {[ledgerEntryLabel[kind], typeof amountInCents === "number" ? formatMoney(amountInCents) : null]
          .filter((part) => part !== null)
          .join(" · ")}
      </Text>
      <Text textStyle="sm">{facts.join(" · ")}</Text>
      {reason ? <Text textStyle="sm">{reason}</Text> : null}
      <Text textStyle="xs" color="fg.muted">
        Registrado em {formatDateTime(recordedAt, timeZone)}
        {recordedByName ? ` por ${recordedByName}` : ""}
      </Text>
      {receiptPath ? <ReceiptButton path={receiptPath} on={on} /> : null}
    </Stack>
  );
}

/** The receipt of one payment as a file. */
function ReceiptButton({ path, on }: { path: string; on: string }) {
  const [save, pending] = useSaveServedFile("Recibo não baixado");
  return (
    <PendingButton
      size="sm"
      variant="outline"
      colorPalette="gray"
      alignSelf="flex-start"
      mt="1"
      pending={pending}
      aria-label={`Baixar o recibo do pagamento de ${formatDate(on)}`}
      onClick={() => void save(path, `recibo-${on}.pdf`, "application/pdf")}
    >
      <FileDown size={16} aria-hidden />
      Recibo
    </PendingButton>
  );
}

type Reminded = Parameters<typeof owedToday>[0] &
  Pick<ShownCharge, "payerName" | "receiverName" | "description" | "standing" | "dueOn" | "pixCode">;

/** What the receiver writes to who owes; they read it once more before it is sent. */
export function chargeReminderText(charge: Reminded): string {
  const { payerName, receiverName, description, standing, dueOn, pixCode } = charge;
  const [first] = (payerName ?? "").split(" ");
  const day = dueOn ? formatDate(dueOn) : null;
  const owed = formatMoney(owedToday(charge));
  // None on the day on which they were waived.
  const late = charge.fineInCents + charge.interestInCents > 0 ? ", com multa e juros" : "";
  const what = `${description}, ${receiverName}`;
  const sentence =
    standing === "OVERDUE"
      ? `Está em aberto desde ${day}: ${what}. Hoje são ${owed}${late}.`
      : `Lembrete: ${what}, de ${owed}${day === null ? "" : `, vence em ${day}`}.`;
  return [
    `${first ? `Oi, ${first}!` : "Oi!"} ${sentence}`,
    ...(pixCode ? [`Pix copia e cola:\n${pixCode}`] : []),
    "Se já pagou, desconsidere. Qualquer dúvida, é só responder aqui.",
  ].join("\n\n");
}
