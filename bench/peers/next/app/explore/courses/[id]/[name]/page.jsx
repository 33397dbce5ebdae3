import Link from 'next/link';
import { readCourse } from '../../../../../shared/api.mjs';
import { courseFigures, slug } from '../../../../../shared/content.mjs';
import { Save } from '../../../../components/save';

export const dynamic = 'force-dynamic';

/** The course with its figures and similar courses. */
export default async function Page({ params }) {
  const { course, similar, openDays } = await readCourse((await params).id);
  return (
    <article>
      <title>{`${course.title} · Signpost`}</title>
      <h1>{course.title}</h1>
      <p>
        {course.qualification}, {course.provider.name}, {course.provider.town}
      </p>
      <p>{course.summary}</p>
      <Save id={course.id} name={course.title} />
      <h2>Figures</h2>
      <dl>
        {courseFigures(course).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Open days</h2>
      <ul>
        {openDays.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <h2>Similar courses</h2>
      <ul className="grid">
        {similar.map(({ id, title, qualification, provider }) => (
          <li key={id} className="card">
            <Link prefetch={false} href={`/explore/courses/${id}/${slug(title)}`}>
              {title}
            </Link>
            <p className="muted">
              {qualification}, {provider.name}
            </p>
            <Save id={id} name={`${title}, ${provider.name}`} />
          </li>
        ))}
      </ul>
    </article>
  );
}
