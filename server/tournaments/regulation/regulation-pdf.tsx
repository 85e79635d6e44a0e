import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { PdfSheet, writePdf } from "../../platform/pdf/pdf-sheet";
import { printedText } from "../../platform/pdf/printed-text.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { regulationOf, type RegulationFacts } from "./regulation.rules";

const style = StyleSheet.create({
  section: { marginBottom: 14 },
  title: { fontFamily: "Helvetica-Bold", fontSize: 12, marginBottom: 4 },
  line: { marginBottom: 3, lineHeight: 1.45 },
});

/** The regulations of an event on paper. @param today YYYY-MM-DD, on which they were written. */
export const regulationPdf = (facts: RegulationFacts, today: string): Promise<Buffer> =>
  writePdf(
    <PdfSheet
      title={`Regulamento: ${facts.name}`}
      from={{ name: printedText(facts.organiserName), lines: [printedText(facts.name)] }}
      heading="Regulamento"
      below={dateInDigits(facts.startDate)}
      foot={`Pelas regras em vigor em ${dateInDigits(today)}.`}
    >
      {regulationOf(facts).map(({ title, lines }, section) => (
        <View key={title} style={style.section}>
          <Text style={style.title} minPresenceAhead={40}>
            {section + 1}. {printedText(title)}
          </Text>
          {lines.map((line, index) => (
            <Text key={line} style={style.line}>
              {section + 1}.{index + 1} {printedText(line)}
            </Text>
          ))}
        </View>
      ))}
    </PdfSheet>,
  );
