import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Body, Button, Container, Head, Html, Text } from "react-email";
import type { Mail } from "./mail.rules";

const text: CSSProperties = { fontSize: 16, lineHeight: 1.55, margin: "0 0 16px", color: "#2b2118" };

/** Mail programs that keep a style sheet follow the night; those that do not show the day. */
const night = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page,.page td{background-color:#17130f!important}.sheet{background-color:#241e18!important}.sheet td{background-color:transparent!important}
.sheet p{color:#f3eadd!important}.sheet .brand{color:#67c5d9!important}.sheet .address{color:#bfb09c!important}}`;

/** One layout for every mail, of parts that mail programs understand: Outlook's tables, styles on each element. */
function MailLayout({ subject, greeting, paragraphs, action, closing }: Mail) {
  return (
    <Html lang="pt-BR">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: night }} />
      </Head>
      <Body
        lang="pt-BR"
        className="page"
        style={{
          margin: 0,
          padding: "32px 16px",
          backgroundColor: "#fbf5ea",
          fontFamily: "Helvetica,Arial,sans-serif",
        }}
      >
        <Container
          className="sheet"
          style={{ maxWidth: 560, padding: 32, backgroundColor: "#ffffff", borderRadius: 16 }}
        >
          <Text
            className="brand"
            style={{ ...text, margin: "0 0 24px", fontSize: 20, fontWeight: 700, color: "#0e7490" }}
          >
            Praia
          </Text>
          <Text style={text}>{greeting}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {action && (
            <>
              <Button
                href={action.url}
                style={{
                  margin: "8px 0 24px",
                  padding: "14px 24px",
                  borderRadius: 999,
                  backgroundColor: "#c2410c",
                  color: "#ffffff",
                  fontSize: 16,
                  fontWeight: 600,
                }}
              >
                {action.label}
              </Button>
              <Text
                className="address"
                style={{
                  ...text,
                  fontSize: 13,
                  lineHeight: 1.5,
                  color: "#6b5d4d",
                }}
              >
                Se o botão não abrir, copie este endereço:{" "}
                <span style={{ wordBreak: "break-all" }}>{action.url}</span>
              </Text>
            </>
          )}
          {closing && <Text style={text}>{closing}</Text>}
        </Container>
      </Body>
    </Html>
  );
}

// As React Email's own `render` writes it, which gives the same but loads three times as much.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The mail as mail programs show it. */
export const mailHtml = (mail: Mail): string => doctype + renderToStaticMarkup(<MailLayout {...mail} />);
