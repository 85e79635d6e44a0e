import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { MessageCircle, Share2 } from "lucide-react";
import { CopyButton } from "./CopyButton";

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
