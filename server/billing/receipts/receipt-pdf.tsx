import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatCents } from "../../brazil/money.rules";
import { pdfLook, PdfSheet, writePdf } from "../../platform/pdf/pdf-sheet";
import { printedText } from "../../platform/pdf/printed-text.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { receiptLines, receiptNumber, receiptSentence, type ReceiptFacts } from "./receipt.rules";

const style = StyleSheet.create({
  amount: {
    padding: 16,
    marginBottom: 20,
    borderRadius: 6,
    backgroundColor: "#fbf5ea",
    fontFamily: "Helvetica-Bold",
    fontSize: 24,
  },
  sentence: { fontSize: 11.5, lineHeight: 1.6, marginBottom: 20 },
  line: {
    flexDirection: "row",
    justifyContent: "space-between",
    paddingVertical: 7,
    ...pdfLook.line,
  },
  value: { maxWidth: 340, textAlign: "right" },
  signature: { marginTop: 64, width: 260, alignSelf: "center", textAlign: "center" },
  rule: { borderTopWidth: 0.5, borderTopColor: "#2b2118", marginBottom: 4 },
});

/** Renders a receipt as PDF: amount, payer, receiver and purpose. */
export const receiptPdf = (facts: ReceiptFacts): Promise<Buffer> => {
  const { number, receiver, amountInCents, issuedOn } = facts;
  const name = printedText(receiver.name);
  return writePdf(
    <PdfSheet
      title={`Recibo ${receiptNumber(number)}`}
      from={{
        name,
        lines: [
          receiver.cnpj === null ? null : `CNPJ ${receiver.cnpj}`,
          receiver.address && printedText(receiver.address),
        ].filter((line) => line !== null),
      }}
      heading="Recibo"
      below={receiptNumber(number)}
      foot="Este recibo não substitui a nota fiscal."
    >
      <Text style={style.amount}>{formatCents(amountInCents)}</Text>
      <Text style={style.sentence}>{printedText(receiptSentence(facts))}</Text>
      {receiptLines(facts).map(([what, value]) => (
        <View key={what} style={style.line}>
          <Text>{what}</Text>
          <Text style={style.value}>{printedText(value)}</Text>
        </View>
      ))}
      <View style={style.signature} wrap={false}>
        <View style={style.rule} />
        <Text>{name}</Text>
        <Text>Emitido em {dateInDigits(issuedOn)}</Text>
      </View>
    </PdfSheet>,
  );
};
