import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { Check, Copy, MessageCircle, Share2 } from "lucide-react";
import { useState } from "react";
import { whatsAppNumber } from "../../server/brazil/phone.rules";
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

interface ShareLinksProps {
  name: string;
  /** Of its page; this page's own unless said. */
  url?: string;
}

const thisPage = () => `${location.origin}${location.pathname}`;

/** Sends the page's address on: by what the device offers, by WhatsApp, or by hand. */
export function ShareLinks({ name, url = thisPage() }: ShareLinksProps) {
  const share = () => void navigator.share({ title: name, text: name, url }).catch(() => {}); // closed without sending
  return (
    <HStack gap="2" wrap="wrap">
      {"share" in navigator ? (
        <Button variant="outline" colorPalette="gray" size="sm" onClick={share}>
          <Share2 />
          Compartilhar
        </Button>
      ) : (
        <CopyButton text={url} label="Copiar link" variant="outline" colorPalette="gray" size="sm" />
      )}
      <Button asChild variant="outline" colorPalette="gray" size="sm">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle />
          WhatsApp
        </a>
      </Button>
    </HStack>
  );
}

/** Opens WhatsApp with a message; the user chooses the recipient there. */
export const whatsAppLink = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** Opens the WhatsApp chat of a phone number with a message typed in; null if the number cannot receive one. */
export function whatsAppLinkTo(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
