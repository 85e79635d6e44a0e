import { Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { lineOf, formatLine } from "../../brazil/boleto.rules";
import { formatCnpj, formatCpf } from "../../brazil/cpf-cnpj.rules";
import { amountInDigits } from "../../brazil/money.rules";
import { PdfSheet, writePdf } from "../../platform/pdf/pdf-sheet";
import { printedText } from "../../platform/pdf/printed-text.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import {
  agreementBank,
  barcodeOfBoleto,
  interleavedBars,
  type AgreementRow,
  type BoletoPayer,
} from "./boleto-bank.rules";

const style = StyleSheet.create({
  cut: { marginVertical: 18, borderTopWidth: 0.75, borderTopColor: "#6b5d4f", borderStyle: "dashed" },
  head: { flexDirection: "row", alignItems: "flex-end", borderBottomWidth: 1.5, paddingBottom: 3 },
  bank: { fontFamily: "Helvetica-Bold", fontSize: 11 },
  code: {
    fontFamily: "Helvetica-Bold",
    fontSize: 13,
    marginHorizontal: 8,
    paddingHorizontal: 8,
    borderLeftWidth: 1.5,
    borderRightWidth: 1.5,
  },
  line: { fontFamily: "Helvetica-Bold", fontSize: 10.5, flexGrow: 1, textAlign: "right" },
  row: { flexDirection: "row", borderBottomWidth: 0.5 },
  field: { paddingHorizontal: 3, paddingVertical: 2, borderRightWidth: 0.5, flexGrow: 1, flexBasis: 0 },
  name: { fontSize: 6.5, color: "#4a4038", marginBottom: 1.5 },
  value: { fontSize: 8.5 },
});

/** A boleto as its paper says it; days YYYY-MM-DD. */
interface BoletoFacts extends BoletoPayer {
  sequence: number;
  ourNumber: string;
  amountInCents: number;
  issuedOn: string;
  dueOn: string;
  fineInBasisPoints: number;
  interestInBasisPoints: number;
  description: string;
  agreement: AgreementRow;
  cnpj: string;
  address: string;
}

const Field = ({ name, wide = 1, children }: { name: string; wide?: number; children: string }) => (
  <View style={{ ...style.field, flexGrow: wide }}>
    <Text style={style.name}>{name}</Text>
    {children.split("\n").map((line) => (
      <Text key={line} style={style.value}>
        {printedText(line) || " "}
      </Text>
    ))}
  </View>
);

const Head = ({ line }: { line: string }) => (
  <View style={style.head}>
    <Text style={style.bank}>Banco do Brasil</Text>
    <Text style={style.code}>{agreementBank.code}-9</Text>
    <Text style={style.line}>{line}</Text>
  </View>
);

/** In points: 103 by 13 mm, as FEBRABAN asks. */
const barcodeSize = { width: 292, height: 37 };

/** The bars of a barcode, without the spaces between them. */
function barsOf(code: string): { x: number; width: number }[] {
  const widths = interleavedBars(code);
  const unit = barcodeSize.width / widths.reduce((sum, width) => sum + width, 0);
  const bars: { x: number; width: number }[] = [];
  let x = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x, width: width * unit });
    x += width * unit;
  }
  return bars;
}

const Barcode = ({ code }: { code: string }) => (
  <Svg {...barcodeSize} style={{ marginTop: 8, marginLeft: 14 }}>
    {barsOf(code).map(({ x, width }) => (
      <Rect key={x} x={x} y={0} width={width} height={barcodeSize.height} fill="#000000" />
    ))}
  </Svg>
);

const documentOf = (document: string): string =>
  document.length === 11 ? `CPF ${formatCpf(document)}` : `CNPJ ${formatCnpj(document)}`;

const percentInWords = (basisPoints: number): string => `${String(basisPoints / 100).replace(".", ",")}%`;

/** The instructions to the bank for a late payment, in sentences. */
function instructions({
  fineInBasisPoints: fine,
  interestInBasisPoints: interest,
  description,
}: BoletoFacts) {
  return [
    `Referente a: ${description}`,
    ...(fine > 0 ? [`Depois do vencimento, multa de ${percentInWords(fine)}.`] : []),
    ...(interest > 0 ? [`Depois do vencimento, juros de ${percentInWords(interest)} ao mês.`] : []),
  ];
}

/** Renders a boleto as PDF: the payer's receipt, and the part that is paid, with its barcode. */
export const boletoPdf = (facts: BoletoFacts): Promise<Buffer> => {
  const { agreement, ourNumber, amountInCents, dueOn, issuedOn, sequence, payerName, payerDocument } = facts;
  const barcode = barcodeOfBoleto(facts);
  const line = formatLine(lineOf(barcode));
  const withDigit = (number: string, digit: string) => (digit === "" ? number : `${number}-${digit}`);
  const place = `${withDigit(agreement.branch, agreement.branchDigit)} / ${withDigit(agreement.account, agreement.accountDigit)}`;
  const receiver = `${agreement.receiverName} · CNPJ ${formatCnpj(facts.cnpj)}`;
  const payer = `${payerName} · ${documentOf(payerDocument)}`;
  const home = `${facts.street}, ${facts.district}, ${facts.city} - ${facts.uf}, CEP ${facts.postalCode.replace(/^(\d{5})/, "$1-")}`;
  const amount = `R$ ${amountInDigits(amountInCents)}`;
  return writePdf(
    <PdfSheet
      title={`Boleto ${ourNumber}`}
      from={{
        name: printedText(agreement.receiverName),
        lines: [`CNPJ ${formatCnpj(facts.cnpj)}`, printedText(facts.address)],
      }}
      heading="Boleto"
      below={`Vence em ${dateInDigits(dueOn)}`}
      foot="Pague em qualquer banco, pelo aplicativo ou no caixa."
    >
      <View wrap={false}>
        <Head line="Recibo do pagador" />
        <View style={style.row}>
          <Field name="Beneficiário" wide={3}>
            {receiver}
          </Field>
          <Field name="Agência / código do beneficiário">{place}</Field>
        </View>
        <View style={style.row}>
          <Field name="Pagador" wide={3}>
            {payer}
          </Field>
          <Field name="Nosso número">{ourNumber}</Field>
        </View>
        <View style={style.row}>
          <Field name="Número do documento">{String(sequence)}</Field>
          <Field name="Emissão">{dateInDigits(issuedOn)}</Field>
          <Field name="Vencimento">{dateInDigits(dueOn)}</Field>
          <Field name="Valor do documento">{amount}</Field>
        </View>
        <View style={style.row}>
          <Field name="Demonstrativo">{instructions(facts).join(" ")}</Field>
        </View>
      </View>
      <View style={style.cut} />
      <View wrap={false}>
        <Head line={line} />
        <View style={style.row}>
          <Field name="Local de pagamento" wide={3}>
            Pagável em qualquer banco
          </Field>
          <Field name="Vencimento">{dateInDigits(dueOn)}</Field>
        </View>
        <View style={style.row}>
          <Field name="Beneficiário" wide={3}>
            {receiver}
          </Field>
          <Field name="Agência / código do beneficiário">{place}</Field>
        </View>
        <View style={style.row}>
          <Field name="Data do documento">{dateInDigits(issuedOn)}</Field>
          <Field name="Número do documento">{String(sequence)}</Field>
          <Field name="Espécie doc.">RC</Field>
          <Field name="Aceite">N</Field>
          <Field name="Processamento">{dateInDigits(issuedOn)}</Field>
          <Field name="Nosso número" wide={1.5}>
            {ourNumber}
          </Field>
        </View>
        <View style={style.row}>
          <Field name="Carteira">{`${agreementBank.wallet}-${agreement.variation}`}</Field>
          <Field name="Espécie">R$</Field>
          <Field name="Quantidade"> </Field>
          <Field name="Valor"> </Field>
          <Field name="(=) Valor do documento" wide={1.5}>
            {amount}
          </Field>
        </View>
        <View style={style.row}>
          <Field name="Instruções (texto de responsabilidade do beneficiário)" wide={3}>
            {instructions(facts).join("\n")}
          </Field>
          <View style={{ ...style.field, padding: 0 }}>
            {["(-) Desconto / abatimento", "(+) Juros / multa", "(=) Valor cobrado"].map((name) => (
              <View key={name} style={{ ...style.row, minHeight: 22 }}>
                <Field name={name}> </Field>
              </View>
            ))}
          </View>
        </View>
        <View style={style.row}>
          <Field name="Pagador">{`${payer}\n${home}`}</Field>
        </View>
        <Barcode code={barcode} />
        <Text style={{ ...style.name, textAlign: "right", marginTop: 4 }}>
          Autenticação mecânica - Ficha de compensação
        </Text>
      </View>
    </PdfSheet>,
  );
};
