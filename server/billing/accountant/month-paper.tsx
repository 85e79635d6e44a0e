import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatCents } from "../../brazil/money.rules";
import { PdfSheet, pdfLook, writePdf } from "../../platform/pdf/pdf-sheet";
import { printedText } from "../../platform/pdf/printed-text.rules";
import { dateInDigits, monthInWords } from "../../platform/time/time-in-words.rules";
import { counted } from "../../platform/numbers.rules";
import { chargeKindLabel } from "../charges/charge-kind.rules";
import { unnamedDebtors, type ChargedMonth, type InAndOut, type MonthReport } from "./month-report.rules";

const style = StyleSheet.create({
  section: { marginBottom: 22 },
  title: { fontFamily: "Helvetica-Bold", fontSize: 12, marginBottom: 6 },
  head: { flexDirection: "row", paddingVertical: 4, color: "#6b5d4f", fontSize: 9 },
  row: { flexDirection: "row", paddingVertical: 5, ...pdfLook.line },
  sum: { flexDirection: "row", paddingVertical: 5, fontFamily: "Helvetica-Bold" },
  name: { flex: 1 },
  amount: { width: 95, textAlign: "right" },
});

interface MonthPaper {
  arena: { name: string; lines: string[] };
  /** Its first day, YYYY-MM-DD. */
  month: string;
  /** On which it was written. */
  today: string;
  charged: ChargedMonth;
  report: MonthReport;
}

/** PDF of a month for the accountant: its charges, then payments received and refunded. */
export const monthPaper = ({ arena, month, today, charged, report }: MonthPaper): Promise<Buffer> => {
  const { total, commissions, commissionsInCents, resultInCents } = report;
  const net = total.receivedInCents - total.refundedInCents;
  return writePdf(
    <PdfSheet
      title={`Relatório mensal de ${monthInWords(month)}`}
      from={{ name: printedText(arena.name), lines: arena.lines.map(printedText) }}
      heading="Relatório mensal"
      below={monthInWords(month)}
      foot={`Cobranças pela data do serviço; entradas e saídas pelo dia do dinheiro. Emitido em ${dateInDigits(today)}.`}
    >
      <Charged {...charged} />
      <View style={style.section}>
        <Text style={style.title} minPresenceAhead={60}>
          Entradas e saídas do mês
        </Text>
        <Line name="Recebido" cents={total.receivedInCents} />
        <Line name="Devolvido" cents={-total.refundedInCents} />
        <Line name="Receita líquida" cents={net} bold />
        <Line name="Comissões pagas a professores" cents={-commissionsInCents} />
        <Line name="Resultado" cents={resultInCents} bold />
      </View>
      {report.days.length === 0 ? (
        <Text style={style.section}>Nenhum pagamento ou reembolso neste mês.</Text>
      ) : (
        <>
          <Sums title="Por serviço" what="Serviço" rows={report.services} total={total} />
          <Sums title="Por forma de pagamento" what="Forma" rows={report.methods} total={total} />
          <Sums title="Por dia" what="Dia" rows={report.days} total={total} />
        </>
      )}
      {commissions.length === 0 ? null : (
        <View style={style.section}>
          <Text style={style.title} minPresenceAhead={60}>
            Comissões pagas
          </Text>
          {commissions.map(({ teacherName, month: of, paidOn, amountInCents }) => (
            <View key={`${teacherName}-${of}`} style={style.row} wrap={false}>
              <Text style={style.name}>
                {printedText(teacherName)} · {monthInWords(of)} · paga em {dateInDigits(paidOn)}
              </Text>
              <Text style={style.amount}>{formatCents(amountInCents)}</Text>
            </View>
          ))}
        </View>
      )}
    </PdfSheet>,
  );
};

const Charged = (charged: ChargedMonth) => {
  const { count, receivedInCents, pendingInCents, overdueInCents, toRefundInCents, kinds } = charged;
  const unnamed = unnamedDebtors(charged);
  return (
    <>
      <View style={style.section}>
        <Text style={style.title}>Cobranças do mês</Text>
        <Line
          name={`Total Geral (${counted(count, "cobrança", "cobranças")})`}
          cents={receivedInCents + pendingInCents}
          bold
        />
        <Line name="Recebido" cents={receivedInCents} />
        <Line name="Pendente" cents={pendingInCents} />
        {overdueInCents > 0 ? <Line name="Em atraso, parte do pendente" cents={overdueInCents} /> : null}
        {toRefundInCents > 0 ? <Line name="A devolver" cents={toRefundInCents} /> : null}
      </View>
      {kinds.length === 0 ? null : (
        <Table
          title="Por tipo de cobrança"
          heads={["Tipo", "Total", "Recebido", "Pendente"]}
          rows={[
            ...kinds.map((of) => ({
              name: `${chargeKindLabel[of.kind]} (${of.count})`,
              cents: [of.receivedInCents + of.pendingInCents, of.receivedInCents, of.pendingInCents],
            })),
            { name: "Total", cents: [receivedInCents + pendingInCents, receivedInCents, pendingInCents] },
          ]}
        />
      )}
      {charged.debtors.length === 0 ? null : (
        <Table
          title="Quem deve"
          heads={["Nome", "Em atraso", "Em aberto"]}
          rows={[
            ...charged.debtors.map(({ name, count: owed, openInCents, overdueInCents: late }) => ({
              name: `${printedText(name ?? "Sem nome")} (${counted(owed, "cobrança", "cobranças")})`,
              cents: [late, openInCents],
            })),
            ...(unnamed
              ? [
                  {
                    name: `Mais ${counted(unnamed.count, "pessoa", "pessoas")}`,
                    cents: [null, unnamed.openInCents],
                  },
                ]
              : []),
            { name: "Total", cents: [overdueInCents, pendingInCents] },
          ]}
        />
      )}
    </>
  );
};

const Line = ({ name, cents, bold = false }: { name: string; cents: number; bold?: boolean }) => (
  <View style={bold ? style.sum : style.row}>
    <Text style={style.name}>{name}</Text>
    <Text style={style.amount}>{formatCents(cents)}</Text>
  </View>
);

interface SumsProps {
  title: string;
  what: string;
  rows: readonly (InAndOut & { name: string })[];
  total: InAndOut;
}

const Sums = ({ title, what, rows, total }: SumsProps) => (
  <Table
    title={title}
    heads={[what, "Recebido", "Devolvido", "Líquido"]}
    rows={[...rows, { name: "Total", ...total }].map(({ name, receivedInCents, refundedInCents }) => ({
      name,
      cents: [receivedInCents, refundedInCents, receivedInCents - refundedInCents],
    }))}
  />
);

interface TableProps {
  title: string;
  heads: readonly string[];
  /** The last is their sum; null stays empty. */
  rows: readonly { name: string; cents: readonly (number | null)[] }[];
}

const Table = ({ title, heads: [what, ...amounts], rows }: TableProps) => (
  <View style={style.section}>
    <Text style={style.title} minPresenceAhead={60}>
      {title}
    </Text>
    <View style={style.head}>
      <Text style={style.name}>{what}</Text>
      {amounts.map((head) => (
        <Text key={head} style={style.amount}>
          {head}
        </Text>
      ))}
    </View>
    {rows.map(({ name, cents }, index) => (
      <View key={`${index}-${name}`} style={index === rows.length - 1 ? style.sum : style.row} wrap={false}>
        <Text style={style.name}>{name}</Text>
        {amounts.map((head, column) => {
          const amount = cents[column];
          return (
            <Text key={head} style={style.amount}>
              {amount === null || amount === undefined ? "" : formatCents(amount)}
            </Text>
          );
        })}
      </View>
    ))}
  </View>
);
