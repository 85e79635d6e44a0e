import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatCents } from "../../brazil/money.rules";
import { PdfSheet, pdfLook, writePdf } from "../../platform/pdf/pdf-sheet";
import { printedText } from "../../platform/pdf/printed-text.rules";
import { dateInDigits, monthInWords } from "../../platform/time/time-in-words.rules";
import type { InAndOut, MonthReport } from "./month-report.rules";

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
  report: MonthReport;
}

/** A month's money on paper, for who keeps the books. */
export const monthPaper = ({ arena, month, today, report }: MonthPaper): Promise<Buffer> => {
  const { total, commissions, commissionsInCents, resultInCents } = report;
  const net = total.receivedInCents - total.refundedInCents;
  return writePdf(
    <PdfSheet
      title={`Relatório mensal de ${monthInWords(month)}`}
      from={{ name: printedText(arena.name), lines: arena.lines.map(printedText) }}
      heading="Relatório mensal"
      below={monthInWords(month)}
      foot={`Pelo dia em que o dinheiro entrou ou saiu. Emitido em ${dateInDigits(today)}.`}
    >
      <View style={style.section}>
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
  <View style={style.section}>
    <Text style={style.title} minPresenceAhead={60}>
      {title}
    </Text>
    <View style={style.head}>
      <Text style={style.name}>{what}</Text>
      <Text style={style.amount}>Recebido</Text>
      <Text style={style.amount}>Devolvido</Text>
      <Text style={style.amount}>Líquido</Text>
    </View>
    {[...rows, { name: "Total", ...total }].map((row, index) => (
      <View key={row.name} style={index === rows.length ? style.sum : style.row} wrap={false}>
        <Text style={style.name}>{row.name}</Text>
        <Text style={style.amount}>{formatCents(row.receivedInCents)}</Text>
        <Text style={style.amount}>{formatCents(row.refundedInCents)}</Text>
        <Text style={style.amount}>{formatCents(row.receivedInCents - row.refundedInCents)}</Text>
      </View>
    ))}
  </View>
);
