import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { chakra } from "@chakra-ui/react/styled-system";
import { Download, FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { isStorableText } from "../../../../server/platform/text.rules";
import { isSheetTooLarge, sheetTooLarge } from "../../../../server/athletes/sheet/sheet-size.rules";
import { TextAreaField } from "../../../ui/form/Fields";
import { csvMediaType, saveFile } from "../../../ui/save-file";

/** What a sheet's file begins with when Excel saves it as "Texto Unicode". */
const utf16Mark = [0xff, 0xfe] as const;

const accents = /[àáâãçéêíóôõúü]/gi;

/** What a sheet is like. */
export interface SheetWords {
  /** What the field says of what stands in it. */
  hint: string;
  /** What it looks like, in the field where one pastes it. */
  example: string;
  /** The sheet to fill in, and the name of its file. */
  template: string;
  templateName: string;
}

interface SheetFieldProps {
  words: SheetWords;
  value: string;
  onChange: (csv: string) => void;
  /** Called for a file that is not even read. */
  onRefused: (problem: string) => void;
  error?: string;
}

/** A sheet as a file or as pasted lines. */
export function SheetField({ words, value, onChange, onRefused, error }: SheetFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string | null>(null);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFileName(chosen.name);
    // A field with millions of characters would bring a phone to a stop.
    if (isSheetTooLarge(chosen.size / 2)) {
      onChange("");
      return onRefused(sheetTooLarge);
    }
    const text = await readSheetFile(chosen);
    if (!isStorableText(text)) {
      onChange("");
      return onRefused("O arquivo não é um texto. Salve a planilha como CSV");
    }
    onChange(text);
    if (text.trim() === "") onRefused("O arquivo está vazio");
  };

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center">
        <chakra.input
          ref={file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label="Arquivo CSV"
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = ""; // the same file again, once it was corrected
          }}
        />
        <Button variant="outline" onClick={() => file.current?.click()}>
          <FileUp />
          Escolher arquivo
        </Button>
        <Button
          variant="ghost"
          colorPalette="sea"
          onClick={() => saveFile(words.templateName, words.template, csvMediaType)}
        >
          <Download />
          Baixar modelo
        </Button>
        {fileName ? (
          <Text as="output" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {fileName}
          </Text>
        ) : null}
      </Flex>
      <TextAreaField
        label="Ou cole as linhas aqui"
        hint={words.hint}
        rows={9}
        fontFamily="mono"
        textStyle="sm"
        spellCheck={false}
        autoCapitalize="off"
        placeholder={words.example}
        value={value}
        onChange={(event) => {
          setFileName(null);
          onChange(event.target.value);
        }}
        error={error}
      />
    </Stack>
  );
}

/** The text of a sheet: UTF-8, or what Excel writes in Brazil when it is not, on Windows or on a Mac. */
export async function readSheetFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (utf16Mark.every((byte, index) => bytes[index] === byte))
    return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // The same bytes are letters in one of the two, and signs that no name has in the other.
    const [windows, mac] = ["windows-1252", "macintosh"].map((code) => new TextDecoder(code).decode(bytes));
    const letters = (text = "") => text.match(accents)?.length ?? 0;
    return (letters(mac) > letters(windows) ? mac : windows) ?? "";
  }
}
