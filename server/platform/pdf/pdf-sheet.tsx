import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement, ReactNode } from "react";

// It would part words as English does.
Font.registerHyphenationCallback((word) => [word]);

/** Loaded by who writes a PDF only: what lays one out takes a quarter of a second to load. */
const style = StyleSheet.create({
  page: { padding: 48, paddingBottom: 64, fontFamily: "Helvetica", fontSize: 10.5, color: "#2b2118" },
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 28 },
  receiver: { fontFamily: "Helvetica-Bold", fontSize: 14, marginBottom: 4 },
  muted: { color: "#6b5d4f", fontSize: 9, lineHeight: 1.4 },
  title: { fontFamily: "Helvetica-Bold", fontSize: 18 },
  foot: {
    position: "absolute",
    left: 48,
    right: 48,
    bottom: 32,
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8,
    color: "#6b5d4f",
  },
});

/** What papers share inside. */
export const pdfLook = { line: { borderBottomWidth: 0.5, borderBottomColor: "#d9cdbd" } } as const;

interface PdfSheetProps {
  /** Of the file. */
  title: string;
  /** Whose paper it is: a name, and what stands below it. */
  from: { name: string; lines: readonly string[] };
  /** What the paper is, and what stands below it. */
  heading: string;
  below: string;
  /** At the end of each page. */
  foot: string;
  children: ReactNode;
}

/** A4 paper of an arena or a federation, on as many pages as it takes. */
export const PdfSheet = ({ title, from, heading, below, foot, children }: PdfSheetProps) => (
  <Document title={title} author={from.name} creator="Praia" producer="Praia" language="pt-BR">
    <Page size="A4" style={style.page}>
      <View style={style.head} fixed>
        <View style={{ maxWidth: 300 }}>
          <Text style={style.receiver}>{from.name}</Text>
          {from.lines.map((line) => (
            <Text key={line} style={style.muted}>
              {line}
            </Text>
          ))}
        </View>
        <View style={{ alignItems: "flex-end" }}>
          <Text style={style.title}>{heading}</Text>
          <Text style={style.muted}>{below}</Text>
        </View>
      </View>
      {children}
      <View style={style.foot} fixed>
        <Text>{foot}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber} de ${totalPages}`} />
      </View>
    </Page>
  </Document>
);

/** The bytes of a document. */
export const writePdf = (document: ReactElement<React.ComponentProps<typeof Document>>): Promise<Buffer> =>
  renderToBuffer(document);
