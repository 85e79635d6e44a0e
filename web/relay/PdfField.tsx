import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { FileUp, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { documentMediaType, sizeInWords } from "../../server/platform/uploads.rules";
import { FieldError } from "../ui/form/Fields";
import type { Progress } from "../ui/long-work/long-work";
import { ProgressBar } from "../ui/Progress";
import { useFocusKept } from "../ui/focus";
import { fileProblem } from "./send-document";

interface PdfFieldProps {
  /** The file's title: "Documento do contrato". */
  name: string;
  /** Chosen but not yet uploaded. */
  file: File | null;
  onChoose: (file: File | null) => void;
  /** While it is being uploaded. */
  progress: Progress | null;
  /** The error of the last upload. */
  error?: string;
  label?: string;
}

/** A field for a PDF. Checks type and size when the file is chosen, before any upload. */
export function PdfField({ name, file, onChoose, progress, error, label = "Escolher PDF" }: PdfFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => region.current?.querySelector("button")?.focus());
  const [problem, setProblem] = useState<string>();
  const hintId = useId();
  const errorId = useId();
  const shownError = problem ?? error;

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = await fileProblem(chosen);
    setProblem(wrong ?? undefined);
    onChoose(wrong === null ? chosen : null);
  };

  return (
    <Stack ref={region} {...focusKept} gap="1.5">
      <chakra.input
        ref={input}
        type="file"
        accept={`.pdf,${documentMediaType}`}
        aria-label={name}
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = ""; // the same file again, once it was corrected
        }}
      />
      {file ? (
        <HStack gap="2" minW="0">
          <Text as="output" minW="0" overflowWrap="anywhere" fontWeight="medium">
            {file.name} ({sizeInWords(file.size)})
          </Text>
          {progress ? null : (
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onChoose(null)}>
              <X />
              Tirar
            </Button>
          )}
        </HStack>
      ) : (
        <Button
          variant="outline"
          alignSelf="flex-start"
          aria-describedby={shownError ? errorId : hintId}
          onClick={() => input.current?.click()}
        >
          <FileUp />
          {label}
        </Button>
      )}
      {progress ? <ProgressBar label="Enviando o documento" progress={progress} /> : null}
      <FieldError id={errorId} error={shownError} />
      {shownError ? null : (
        <Text id={hintId} textStyle="xs" color="fg.muted">
          Um arquivo PDF de até 5 MB.
        </Text>
      )}
    </Stack>
  );
}
