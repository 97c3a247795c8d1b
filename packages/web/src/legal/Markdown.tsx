import type { Block, Inline } from './markdown.ts';
import './Markdown.css';

export function Markdown({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockElement key={index} block={block} />
      ))}
    </>
  );
}

function BlockElement({ block }: { readonly block: Block }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <InlineElements content={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <InlineElements content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineElements content={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function InlineElements({ content }: { readonly content: readonly Inline[] }) {
  return (
    <>
      {content.map((part, index) => (
        <InlineElement key={index} part={part} />
      ))}
    </>
  );
}

function InlineElement({ part }: { readonly part: Inline }) {
  switch (part.type) {
    case 'text':
      return <>{part.text}</>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <InlineElements content={part.content} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineElements content={part.content} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} rel="noreferrer">
          <InlineElements content={part.content} />
        </a>
      );
  }
}
