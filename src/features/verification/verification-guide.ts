import { BadgeCheck, ChartLine, type LucideIcon, MapPin, MessageSquareQuote, Search, Sparkles } from 'lucide-react';
import type { BusinessRole } from '#domain/professional-profile.ts';

interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** What being verified brings: six benefits (spec 2 §2.8 and §9). */
export const benefits: readonly Benefit[] = [
  { icon: BadgeCheck, title: 'A Verified badge', text: 'It stands beside your name on your profile, your foods and your reviews.' },
  { icon: Sparkles, title: 'Trust at first sight', text: 'Members see that somebody checked who you are and what you do.' },
  { icon: Search, title: 'Found more easily', text: 'Priority search placement puts your foods where people look first.' },
  { icon: ChartLine, title: 'Know your guests', text: 'Analytics and customer insights tell what people say of your food.' },
  { icon: MessageSquareQuote, title: 'Reviews that count', text: 'Enhanced reviews let your expertise show in what you write.' },
  { icon: MapPin, title: 'Put on the map', text: 'Location marketing and event promotion bring people to your door.' },
];

/** The way to the badge, in five steps (spec 2 §2.8). */
export const steps: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Complete your professional profile', text: 'Say where you work and what you do. It is what your documents are compared with.' },
  { title: 'Gather your documents', text: 'Find what your role needs below. At most five files: PDF, JPG, PNG, DOC or DOCX, up to 10 MB each.' },
  { title: 'Upload and submit', text: 'Say of each file what it is, and send your request.' },
  { title: 'We review it', text: 'An administrator reads your documents. This takes 2-3 business days.' },
  { title: 'Wear your badge', text: 'Once approved you are verified at once. If something is missing, you are told what, and can apply again.' },
];

interface Documents {
  readonly role: BusinessRole;
  readonly heading: string;
  readonly documents: readonly string[];
}

/** What an applicant hands in (spec 2 §2.8; the kinds are those of §3). */
export const requiredDocuments: readonly Documents[] = [
  {
    role: 'professional_chef',
    heading: 'For professional chefs',
    documents: ['Culinary certificate or diploma', 'Food safety certificate', 'Photo ID', 'Proof of your workplace, such as a letter of your employer'],
  },
  {
    role: 'restaurant_owner',
    heading: 'For restaurant owners',
    documents: ['Business license', 'Business registration', 'Food safety certificate', 'Insurance certificate', 'Photo ID'],
  },
];
