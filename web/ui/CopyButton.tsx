import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "./toaster";

interface CopyButtonProps extends Pick<ButtonProps, "size" | "variant" | "colorPalette"> {
  text: string;
  label: string;
}

/** Puts a text into the clipboard and says so; the label stays, so that a second copy is one click away. */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.success({ title: "Copiado" });
    } catch {
      // Browsers give the clipboard to secure addresses only, and may ask the person first.
      toast.error({ title: "Não foi possível copiar", description: "Selecione o texto e copie à mão." });
    }
  };

  return (
    <Button {...look} onClick={() => void copy()}>
      {copied ? <Check /> : <Copy />}
      {label}
    </Button>
  );
}
